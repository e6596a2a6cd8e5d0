import { questions as groups } from 'virtual:content/lists/questions';
import { Link } from 'react-router-dom';
import { ArticleLayout } from '#src/components/sections/articles/ArticleLayout.tsx';
import { questionsJsonLd } from '#src/components/sections/articles/questionsJsonLd.ts';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { questions } from '#src/copy/site/questions.ts';
import { placeOf } from '#src/domain/site/paths.ts';

export default function QuestionsPage() {
  const { head, hero, contentsTitle, action } = questions;
  return (
    <>
      <PageHead
        {...head}
        {...placeOf('questions')}
        structuredData={import.meta.env.SSR && [questionsJsonLd(groups.flatMap(({ items }) => items))]}
      />
      <Hero variant="words" breadcrumbs={{ trail: [homeCrumb], current: head.name }} {...hero} />
      <ArticleLayout
        contentsTitle={contentsTitle}
        sections={groups.map(({ id, title, items }) => ({
          id,
          title,
          body: items.map(({ question, answer, link }) => (
            <div key={question} className="stack-2 rule-above pad-block-5">
              <h3>{question}</h3>
              <p>{answer}</p>
              {link && (
                <p>
                  <Link className="strong target" to={link.endereco}>
                    {link.texto}
                  </Link>
                </p>
              )}
            </div>
          )),
        }))}
      />
      <ContactAction tone="sky" {...action} />
    </>
  );
}
