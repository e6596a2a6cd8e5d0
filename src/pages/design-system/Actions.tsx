import { type ComponentProps, useState } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { portfolio } from '#src/copy/about/portfolio.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { PreferencesButton } from '#src/features/preferences/PreferencesButton.tsx';
import { Row, Specimen } from './Specimen.tsx';

const variants = ['primary', 'secondary', 'quiet'] as const;
const buttonStates = [
  { children: 'Enviar mensagem' },
  { children: 'Salvar na agenda', icon: 'download' },
  { children: 'Enviando...', busy: true },
  { children: 'Editar Perfil', disabled: true },
] as const;
const links = [
  { to: paths.contact, icon: 'arrow', children: 'Fale com nosso time' },
  { to: `mailto:${studio.email}`, icon: 'mail', children: studio.email },
  { to: paths.services, children: 'Conheça os serviços' },
] as const;
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
        {buttonStates.map((state) => (
          <Row key={state.children}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} {...state} />
            ))}
          </Row>
        ))}
      </Specimen>
      <Specimen title="Links com cara de botão">
        {links.map((link) => (
          <Row key={link.to}>
            {variants.map((variant) => (
              <ButtonLink key={variant} variant={variant} {...link} />
            ))}
          </Row>
        ))}
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
        <Toggles />
        <Toggles variant="outlined" />
        <Toggles variant="joined" />
        <Toggles variant="joined" busy />
      </Specimen>
      <Specimen title="Preferências">
        <Row>
          <PreferencesButton />
        </Row>
      </Specimen>
    </>
  );
}
