/** An address of mail, broken at its sign where it has to be, and not within a name. */
export function MailAddress({ address }: { address: string }) {
  const [mailbox, host] = address.split('@');
  if (!host) return address;
  return (
    <>
      {`${mailbox}@`}
      <wbr />
      {host}
    </>
  );
}
