import { callAddress, displayTelephone, whatsappAddress } from '#src/domain/text/telephone.ts';

export function Telephone({ typed }: { typed: string }) {
  const chat = whatsappAddress(typed);
  return (
    <>
      <a className="strong" href={callAddress(typed)}>
        {displayTelephone(typed)}
      </a>
      {chat && (
        <>
          {' '}
          <a href={chat}>WhatsApp</a>
        </>
      )}
    </>
  );
}
