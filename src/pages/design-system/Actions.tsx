import { type ComponentProps, useState } from 'react';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { contact } from '#src/content/contact.ts';
import { home } from '#src/content/home.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { studio } from '#src/content/studio.ts';
import { paths } from '#src/domain/paths.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import { Row, Specimen } from './Specimen.tsx';

const categories = Object.values(portfolio.categories).map(({ label }) => ({ value: label, label }));

function Toggles(props: Pick<ComponentProps<typeof ToggleGroup>, 'variant' | 'busy'>) {
  const [chosen, setChosen] = useState(categories[0]?.value);
  return (
    <ToggleGroup
      {...props}
      label={portfolio.filter.label}
      choices={categories}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

/** Everything that leads somewhere or does something. */
export function Actions() {
  return (
    <>
      <Specimen title="Botões">
        <Row>
          <Button>Enviar mensagem</Button>
          <Button variant="secondary">{contact.success.again}</Button>
          <Button variant="quiet">Editar Perfil</Button>
        </Row>
        <Row>
          <Button icon="arrow">Enviar mensagem</Button>
          <Button variant="secondary" icon="download">
            Salvar na agenda
          </Button>
          <Button variant="quiet" icon="up">
            {home.action.links[1].label}
          </Button>
        </Row>
        <Row>
          <Button busy>Enviando...</Button>
          <Button variant="secondary" disabled>
            {contact.success.again}
          </Button>
          <Button variant="quiet" disabled>
            Editar Perfil
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Links com cara de botão">
        <Row>
          <ButtonLink to={paths.contact} icon="arrow">
            {home.action.links[0].label}
          </ButtonLink>
          <ButtonLink to={paths.services} variant="secondary">
            {home.about.links[0].label}
          </ButtonLink>
          <ButtonLink to={`mailto:${studio.email}`} variant="quiet" icon="mail">
            {studio.email}
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen title="Links no texto">
        <p>
          Escreva para <a href={`mailto:${studio.email}`}>{studio.email}</a>, ligue para{' '}
          <a href={studio.phone.href}>{studio.phone.label}</a> ou veja o{' '}
          <a href={studio.externalSite.href}>site do estúdio</a>.
        </p>
      </Specimen>
      <Specimen title="Migalhas">
        <Breadcrumbs
          trail={[homeCrumb, { label: 'Projetos', to: paths.portfolio }]}
          current="Fotografia Empodera"
        />
      </Specimen>
      <Specimen title="Botões de alternar">
        <Row>
          <Toggles />
        </Row>
        <Row>
          <Toggles variant="outlined" />
        </Row>
        <Row>
          <Toggles variant="joined" />
          <Toggles variant="joined" busy />
        </Row>
      </Specimen>
      <Specimen title="Preferências">
        <Row>
          <PreferencesButton />
        </Row>
      </Specimen>
    </>
  );
}
