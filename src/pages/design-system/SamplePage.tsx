import { Link } from 'react-router-dom';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/copy/site/home.ts';
import homeHero from '#src/pictures/home-hero-desktop.svg?banner';

const { hero, about, action, explore } = home;

/** A page with a first view, three cards, two columns and a call to action, which needs no stylesheet of its own. */
export function SamplePage() {
  return (
    <article>
      <header className="band">
        <div className="content-width grid-6 split-7-5 middle-l">
          <div className="stack-5 start">
            <p className="badge">Sem folha própria</p>
            <h3 className="hero leading-title display balance">{`${hero.title.start} ${hero.title.end}`}</h3>
            <p className="lead soft measure balance">{hero.lead}</p>
            <div className="cluster-4">
              <ButtonLinks links={hero.links} />
            </div>
          </div>
          <Picture image={homeHero} className="frame" />
        </div>
      </header>
      <section className="band" data-tone="surface">
        <div className="content-width stack-6">
          <h3 className="title-m">{explore.title}</h3>
          <ul className="grid columns-3">
            {explore.offers.slice(0, 3).map(({ titulo, descricao, image, to }) => (
              <li key={titulo} className="stack-4 top relative surface rounded-l pad-5">
                <Picture image={image} className="frame" />
                <h4>
                  <Link className="cover-link text-colour unlined" to={to}>
                    {titulo}
                  </Link>
                </h4>
                <p className="soft">{descricao}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="band">
        <div className="content-width grid-6 split-5-7">
          <h3 className="title-m balance">{about.title}</h3>
          <p className="lead measure rule-above pad-above-5">{about.text}</p>
        </div>
      </section>
      <section className="band" data-tone="sunflower">
        <div className="content-width grid-6 split-7-5 bottom-l">
          <h3 className="title-l balance">{action.title}</h3>
          <div className="stack-5 start">
            <p className="lead narrow-text">{action.text}</p>
            <ButtonLinks links={action.links.slice(0, 1)} />
          </div>
        </div>
      </section>
    </article>
  );
}
