// The package's own declarations name it by another name than the one it is installed under.
declare module 'lamejs' {
  export class Mp3Encoder {
    constructor(channels: number, sampleRate: number, kbps: number);
    encodeBuffer(left: Int16Array): Int8Array;
    flush(): Int8Array;
  }
}
