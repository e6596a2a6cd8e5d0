import testimonials from 'virtual:content/testimonials-servicos';
import { CardGrid } from '#src/components/sections/CardGrid.tsx';
import { CaseCard } from '#src/components/sections/cases/CaseCard.tsx';
import { Metrics } from '#src/components/sections/cases/Metrics.tsx';
import { Testimonial } from '#src/components/sections/cases/Testimonial.tsx';
import { Card } from '#src/components/ui/Card.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TileIcon } from '#src/components/ui/TileIcon.tsx';
import { services } from '#src/copy/services/services.ts';
import { home } from '#src/copy/site/home.ts';
import homeHero from '#src/pictures/home-hero-desktop.svg?banner';
import { Specimen } from './Specimen.tsx';

const { cases, expertises, solutions } = services;
const cardTones = ['plain', 'surface', 'sunflower', 'lilac', 'sky', 'coral', 'petrol', 'ink'] as const;
const figures = expertises.items.flatMap(({ metricas }) => [...metricas]);

/** Components that pages are made of. */
export function Cards() {
  return (
    <>
      <Specimen title="Figura em duas formas">
        <Picture image={homeHero} />
      </Specimen>
      <Specimen title="Cartões, em todos os tecidos">
        <CardGrid>
          {cardTones.map((tone, index) => {
            const { titulo, descricao, cta, icone } = solutions.items[index % 4] ?? solutions.items[0];
            return (
              <Card
                key={tone}
                title={titulo}
                headingLevel={4}
                tone={tone}
                link={index % 2 === 0 ? { to: cta.link, label: cta.texto } : undefined}
              >
                <TileIcon name={icone} />
                <p>{descricao}</p>
              </Card>
            );
          })}
        </CardGrid>
      </Specimen>
      <Specimen title="Grade desencontrada, com figura">
        <CardGrid variant="staggered">
          {home.explore.offers.map(({ titulo, descricao, image }) => (
            <Card key={titulo} title={titulo} headingLevel={4} media={<Picture image={image} />}>
              <p>{descricao}</p>
            </Card>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen title="Casos">
        <CardGrid>
          {cases.items.map((item) => (
            <CaseCard key={item.titulo} {...item} link={{ to: item.link, label: cases.linkLabel }} />
          ))}
        </CardGrid>
      </Specimen>
      <Specimen title="Números">
        <Metrics items={figures} />
        <Metrics items={figures} variant="column" tone="lilac" />
      </Specimen>
      <Specimen title="Depoimentos">
        <CardGrid>
          {testimonials.map((item) => (
            <Testimonial key={item.id} {...item} />
          ))}
        </CardGrid>
      </Specimen>
    </>
  );
}
