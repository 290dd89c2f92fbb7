import { Fragment } from 'react';

/** An e-mail address; where it does not fit in a line it is broken before its '@', or before a dot behind that. */
export function EmailText({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const parts = address.slice(at).split(/(?=\.)/);
  return (
    <>
      {address.slice(0, at)}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address never change places.
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
