import { Link } from 'react-router-dom';
import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { digitalAccessibility } from '#src/copy/services/digitalAccessibility.ts';
import { paths } from '#src/domain/site/paths.ts';

/** Requirements of the law and the norms, each with its source, and where this site says how it meets them. */
export function NormsSection({ title, intro, entries }: (typeof digitalAccessibility)['norms']) {
  return (
    <Section
      layout="beside"
      title={title}
      intro={
        <>
          <p>{intro}</p>
          <p>
            <Link to={paths.accessibility}>{digitalAccessibility.ownStatement}</Link>
          </p>
        </>
      }
    >
      <DescriptionList
        entries={entries.map(({ term, text, source }) => ({
          term,
          text: (
            <>
              {text}{' '}
              <a href={source.href} rel="noopener">
                {source.label}
              </a>
            </>
          ),
        }))}
      />
    </Section>
  );
}
