import { stories } from 'virtual:content/lists/stories';
import { Link } from 'react-router-dom';
import { FilterBar } from '#src/components/sections/FilterBar.tsx';
import { useQueryChoice } from '#src/components/sections/useQueryChoice.ts';
import { Picture } from '#src/components/ui/Picture.tsx';
import { portfolio } from '#src/copy/about/portfolio.ts';
import { STORY_SUBJECTS, storyCount } from '#src/domain/site/portfolio.ts';
import styles from './Stories.module.css';

const { title, filter, all, subjects } = portfolio.stories;
const choices = [
  { value: null, label: all },
  ...STORY_SUBJECTS.map((value) => ({ value, label: subjects[value] })),
];

/** The cases that have no tile in the grid; service pages show them. They have a filter and a count of their own. */
export function Stories() {
  const { chosen, choose } = useQueryChoice('historia', STORY_SUBJECTS);
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
