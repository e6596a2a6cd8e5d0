import { Hero } from '#src/components/sections/Hero.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { contact } from '#src/copy/forms/contact.ts';
import { paths } from '#src/domain/site/paths.ts';
import contactPicture from '#src/pictures/site/contact-desktop.svg?banner';
import { ContactForm } from './ContactForm.tsx';
import { ContactPanel } from './ContactPanel.tsx';

export default function ContactPage() {
  const { head, hero } = contact;
  return (
    <>
      <PageHead {...head} path={paths.contact} card="contact" />
      <Hero title={hero.title} lead={<p>{hero.lead}</p>} image={contactPicture} />
      <div className="band" data-tone="surface">
        <div className="content-width grid-8 wide-gap upper split-7-5">
          <ContactForm />
          <ContactPanel />
        </div>
      </div>
    </>
  );
}
