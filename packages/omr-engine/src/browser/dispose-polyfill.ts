/** `using` needs Symbol.dispose; browsers of the last two years do not all have it. Import it before any code that uses it. */
const known: { readonly dispose?: symbol } = Symbol;
if (!known.dispose) Object.defineProperty(Symbol, 'dispose', { value: Symbol('Symbol.dispose') });
