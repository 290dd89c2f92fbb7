/** A point between thousands: '1.284', not '0.500'. */
const thousands = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;

/** A number as it was typed; a lone point that cannot stand between thousands is a decimal comma: '5.5' is 5,5. */
export const withDecimalComma = (text: string): string => {
  const number = text.trim();
  return /^[-+]?\d*\.\d+$/.test(number) && !thousands.test(number) ? number.replace('.', ',') : text;
};
