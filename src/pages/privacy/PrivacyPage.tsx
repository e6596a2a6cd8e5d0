import { ArticleLayout } from '#src/components/sections/articles/ArticleLayout.tsx';
import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { TextBlocks } from '#src/components/sections/articles/TextBlocks.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Metrics } from '#src/components/sections/Metrics.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { privacy } from '#src/copy/site/privacy.ts';
import { placeOf } from '#src/domain/site/paths.ts';
import { PlainSummary } from '#src/features/preferences/PlainSummary.tsx';
import privacyPicture from '#src/pictures/site/privacy-desktop.svg?banner';
import { LawSection } from './LawSection.tsx';

function DeviceStorage() {
  const { title, entries } = privacy.device;
  return (
    <>
      <h3>{title}</h3>
      <DescriptionList entries={entries} />
    </>
  );
}

export default function PrivacyPage() {
  const { head, hero, summary, contentsTitle, topics, bases, retention, rights, officer, processors } =
    privacy;
  return (
    <>
      <PageHead {...head} {...placeOf('privacy')} />
      <Hero
        title={hero.title}
        lead={
          <>
            <p>{hero.lead}</p>
            <p className="normal strong">
              <time dateTime={hero.updated.date}>{hero.updated.label}</time>
            </p>
          </>
        }
        image={privacyPicture}
        actions={<PlainSummary sentences={privacy.plainSummary} />}
      />
      <div className="gutter pad-above-7 pad-below-7" data-tone="lilac">
        <div className="content-width">
          <Metrics items={summary} />
        </div>
      </div>
      <ArticleLayout
        contentsTitle={contentsTitle}
        further={[bases, retention, rights, officer, processors]}
        sections={topics.map(({ id, title, blocks }) => ({
          id,
          title,
          body: (
            <>
              <TextBlocks blocks={blocks} />
              {id === 'cookies' && <DeviceStorage />}
            </>
          ),
        }))}
      />
      <LawSection />
    </>
  );
}
