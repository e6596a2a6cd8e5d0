import { callAddress, displayTelephone, whatsappAddress } from '#src/domain/site/telephone.ts';

/** A telephone to be called, and to be written to where that is a mobile. */
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
