import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { transcripts } from '#src/copy/conformance/transcripts.ts';
import { transcriptPath } from '#src/domain/site/transcriptPath.ts';

/** Transcripts of a screen reader, walk by walk, with the changes that they led to. */
export function TranscriptsSection() {
  const { title, intro, open, list } = transcripts;
  return (
    <Section tone="surface" layout="beside" title={title} intro={<p>{intro}</p>}>
      <DescriptionList
        entries={list.map((entry) => ({
          term: entry.title,
          text: (
            <>
              {`${entry.change} `}
              <a href={transcriptPath(entry.walk)} aria-label={`${open}: ${entry.title}`}>
                {open}
              </a>
            </>
          ),
        }))}
      />
    </Section>
  );
}
