import { Link } from 'react-router-dom';
import { ArticleLayout } from '#src/components/sections/articles/ArticleLayout.tsx';
import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { ReadingProgress } from '#src/components/sections/articles/ReadingProgress.tsx';
import { TextBlocks } from '#src/components/sections/articles/TextBlocks.tsx';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { methodology } from '#src/copy/about/methodology.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import method from '#src/pictures/about/methodology.svg?picture';
import placeAfter from '#src/pictures/cases/place-after.svg?picture';
import humanCentredDesignPicture from '#src/pictures/services/human-centred-design-desktop.svg?banner';
import styles from './MethodologyPage.module.css';

const trail = [{ label: 'Academy', to: paths.academy }];
const tones = ['lilac', 'sunflower', 'coral', 'sky'] as const;

export default function MethodologyPage() {
  const { head, hero, contentsTitle, research, care, dch, placemaking, measure, action } = methodology;
  return (
    <div className={styles.page}>
      <PageHead {...head} {...placeOf('methodology')} trail={trail} />
      <ReadingProgress />
      <Hero tone="ink" breadcrumbs={{ trail, current: head.name }} {...hero} image={method} />
      <ArticleLayout
        contentsTitle={contentsTitle}
        sections={[
          {
            ...research,
            body: (
              <>
                <TextBlocks blocks={research.blocks} />
                <StepList steps={research.steps} />
              </>
            ),
          },
          { ...care, body: <DescriptionList entries={care.entries} /> },
          {
            ...dch,
            body: (
              <>
                <Picture image={humanCentredDesignPicture} className={styles.picture} />
                <TextBlocks blocks={dch.blocks} />
                <ol className={`${styles.methods} stack-3 pad-block-4`}>
                  {dch.steps.map(({ titulo, descricao }, index) => (
                    <li key={titulo} className={styles.method} data-tone={tones[index]}>
                      <h3>{titulo}</h3>
                      <p>{descricao}</p>
                    </li>
                  ))}
                </ol>
                <TextBlocks blocks={dch.after} />
                <Link className="self-start strong target" to={paths.humanCentredDesign}>
                  {dch.link}
                </Link>
              </>
            ),
          },
          {
            ...placemaking,
            body: (
              <>
                <Picture image={placeAfter} className={styles.picture} />
                <TextBlocks blocks={placemaking.blocks} />
                <StepList steps={placemaking.steps} />
                <Link className="self-start strong target" to="/CasePlaceBe">
                  {placemaking.link}
                </Link>
              </>
            ),
          },
          { ...measure, body: <TextBlocks blocks={measure.blocks} /> },
        ]}
      />
      <ContactAction {...action} />
    </div>
  );
}
