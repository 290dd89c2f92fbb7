declare module 'virtual:widgets' {
  const widgets: import('./read-widgets.ts').Widgets;
  export default widgets;
}
