import { projects } from 'virtual:content/lists/projects';
import { useMemo } from 'react';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { FilterBar } from '#src/components/sections/FilterBar.tsx';
import { useQueryChoice } from '#src/components/sections/useQueryChoice.ts';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { portfolio } from '#src/copy/about/portfolio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { projectCount, shownCategories } from '#src/domain/site/portfolio.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { CategoryPattern } from './CategoryPattern.tsx';
import styles from './PortfolioPage.module.css';
import { ProjectGrid } from './ProjectGrid.tsx';
import { Stories } from './Stories.tsx';

const categories = shownCategories(projects);

const swatches = [
  { value: null, label: portfolio.filter.all },
  ...categories.map((value) => {
    const { label, tone } = portfolio.categories[value];
    return { value, label, picture: <CategoryPattern category={value} tone={tone} /> };
  }),
];

export default function PortfolioPage() {
  const { head, hero, action } = portfolio;
  const { chosen: category, choose } = useQueryChoice('categoria', categories);
  const shown = useMemo(
    () => projects.filter((project) => !category || project.category === category),
    [category],
  );
  return (
    <>
      <PageHead {...head} path={paths.portfolio} card="portfolio" />
      <div className={styles.page}>
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
