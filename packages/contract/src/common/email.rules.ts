const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text is shaped like x@y.z. */
export const isEmail = (text: string): boolean => text.length <= 254 && shape.test(text);
