/** An e-mail address; where it does not fit in a line it is broken before its '@'. */
export function EmailText({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  return at < 1 ? (
    address
  ) : (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
