declare module '*.woff?url' {
  const url: string;
  export default url;
}
