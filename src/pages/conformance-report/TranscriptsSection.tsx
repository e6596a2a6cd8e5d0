import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { transcripts } from '#src/copy/conformance/transcripts.ts';
import { transcriptPath } from '#src/domain/site/transcriptPath.ts';

const entries = transcripts.list.map(({ title, walk, change }) => ({
  term: title,
  href: transcriptPath(walk),
  text: change,
}));

/** Transcripts of a screen reader, walk by walk, with the changes that they led to. */
export function TranscriptsSection() {
  const { title, intro } = transcripts;
  return (
    <Section tone="surface" layout="beside" title={title} intro={<p>{intro}</p>}>
      <DescriptionList entries={entries} />
    </Section>
  );
}
