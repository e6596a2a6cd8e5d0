import { projects } from 'virtual:content/lists/projects';
import { stories } from 'virtual:content/lists/stories';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { FilterBar } from '#src/components/sections/FilterBar.tsx';
import { useQueryChoice } from '#src/components/sections/useQueryChoice.ts';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { type Category, categories, storySubjects } from '#src/copy/about/categories.ts';
import { portfolio } from '#src/copy/about/portfolio.ts';
import { placeOf } from '#src/domain/site/paths.ts';
import { projectCount, shownCategories, storyCount } from '#src/domain/site/portfolio.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import styles from './PortfolioPage.module.css';
import { ProjectGrid } from './ProjectGrid.tsx';

const offered = shownCategories(projects);

const swatches = [
  { value: null, label: portfolio.filter.all },
  ...offered.map((value) => {
    const { label, tone } = categories[value];
    return { value, label, picture: <CategoryPattern category={value} tone={tone} /> };
  }),
];

export default function PortfolioPage() {
  const { head, hero, action } = portfolio;
  const { chosen: category, choose } = useQueryChoice('categoria', offered);
  const shown = useMemo(
    () => projects.filter((project) => !category || project.category === category),
    [category],
  );
  return (
    <>
      <PageHead {...head} {...placeOf('portfolio')} />
      <div className="gutter page-top band-below">
        <div className={styles.inner}>
          <header className="grid-5 split-8-4 bottom-l">
            <h1 className={styles.title}>{hero.title}</h1>
            <p className="lead soft balance narrow-text">{hero.lead}</p>
          </header>
          <FilterBar
            label={portfolio.filter.label}
            choices={swatches}
            chosen={category}
            count={projectCount(shown.length)}
            onChoose={choose}
          />
          <div className={`${styles.shown} grid`} data-filtered={category ? true : undefined}>
            {category && <CategoryPanel category={category} />}
            <ProjectGrid projects={shown} />
          </div>
          <Later>
            <Stories />
          </Later>
        </div>
      </div>
      <CallToAction tone="coral" {...action} />
    </>
  );
}

function CategoryPanel({ category }: { category: Category }) {
  const { label, description, tone } = categories[category];
  return (
    <div className={`${styles.panel} row hidden-overflow rounded-l sized column`} data-tone={tone}>
      <CategoryPattern category={category} />
      <div className="stack-3 lead page-colour pad-tile">
        <h2 className={styles.panelTitle}>{label}</h2>
        <p className="narrow-text">{description}</p>
      </div>
    </div>
  );
}

const { title, filter, all } = portfolio.stories;
const subjects = Object.keys(storySubjects) as (keyof typeof storySubjects)[];
const choices = [
  { value: null, label: all },
  ...subjects.map((value) => ({ value, label: storySubjects[value] })),
];

/** The cases that have no tile in the grid; service pages show them. They have a filter and a count of their own. */
function Stories() {
  const { chosen, choose } = useQueryChoice('historia', subjects);
  const shown = stories.filter(({ assunto }) => !chosen || assunto === chosen);
  return (
    <section className="stack-5 rule-above pad-above-6" aria-labelledby="historias">
      <h2 id="historias" className="title-m">
        {title}
      </h2>
      <FilterBar
        label={filter}
        choices={choices}
        chosen={chosen}
        count={storyCount(shown.length)}
        onChoose={choose}
      />
      <ul className="plain-list grid-6 columns-2-s columns-4">
        {shown.map(({ path, titulo, cliente, imagem }) => (
          <li key={path} className="stack-2 top relative focus-frame rounded-m">
            <Picture className={`${styles.picture} full rounded-m`} image={{ ...imagem, alt: '' }} />
            <Link className="cover-link display title-s" to={path}>
              {titulo}
            </Link>
            <span className="soft">{cliente}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
