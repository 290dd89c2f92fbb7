/** The alias's own types name the package that it stands for. */
declare module 'lamejs' {
  export class Mp3Encoder {
    constructor(channels: number, sampleRate: number, kbps: number);
    encodeBuffer(left: Int16Array): Uint8Array;
    flush(): Uint8Array;
  }
}
