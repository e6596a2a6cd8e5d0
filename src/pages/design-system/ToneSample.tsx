import testimonials from 'virtual:content/testimonials-servicos';
import { CheckboxField } from '#src/components/form/CheckboxField.tsx';
import { ChoiceGroup } from '#src/components/form/ChoiceGroup.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { Metrics } from '#src/components/sections/Metrics.tsx';
import { Section, type Tone } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { Testimonial } from '#src/components/sections/Testimonial.tsx';
import { Accordion } from '#src/components/ui/Accordion.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { Card } from '#src/components/ui/Card.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Progress } from '#src/components/ui/Progress.tsx';
import { Tabs } from '#src/components/ui/Tabs.tsx';
import { home } from '#src/content/home.ts';
import { services } from '#src/content/services.ts';
import { paths } from '#src/domain/paths.ts';
import { Row } from './Specimen.tsx';

const { process, expertises, solutions } = services;

/** Components that take their colours from the tone around them. */
export function ToneSample({ tone, name }: { tone: Tone | undefined; name: string }) {
  return (
    <Section {...(tone && { tone })} title={name} intro={<p>{home.explore.intro}</p>} layout="beside">
      <div className="stack-6">
        <p>
          {home.inclusion.text} <a href={paths.manifesto}>Leia o manifesto</a>.
        </p>
        <Row>
          <Button icon="arrow">Enviar mensagem</Button>
          <Button variant="secondary">Conheça os serviços</Button>
          <Button variant="quiet">Editar Perfil</Button>
          <Button busy>Enviando...</Button>
        </Row>
        <Notice title="Pedido de orçamento" />
        <Notice tone="success" live={false} title="Mensagem enviada com sucesso!" />
        <Notice tone="error" live={false} title="Erro ao enviar mensagem" />
        <Progress label="Enviando a foto" value={62} valueText="62%" />
        <TextField label="Nome" hint="Como quer ser chamada" autoComplete="off" />
        <TextField
          label="Email"
          autoComplete="off"
          defaultValue="ana arroba exemplo"
          error="Por favor, insira um email válido"
        />
        <PasswordField label="Senha" autoComplete="new-password" defaultValue="alinhavo" />
        <CheckboxField label="Lembrar dados de acesso" defaultChecked />
        <ChoiceGroup
          legend="Horário"
          name={`horario-${name}`}
          choices={[
            { value: '09:00', label: '09:00 às 09:30' },
            { value: '10:00', label: '10:00 às 10:30', detail: 'reservado', disabled: true },
          ]}
        />
        <Tabs
          label={`${solutions.title}: ${name}`}
          items={solutions.items.map(({ id, titulo, descricao }) => ({
            id,
            label: titulo,
            content: <p>{descricao}</p>,
          }))}
        />
        <Accordion items={[{ title: process.title, content: <p>{process.intro}</p> }]} />
        <Metrics items={expertises.items.flatMap(({ metricas }) => [...metricas])} />
        <StepList steps={process.steps} />
        <Card
          title={solutions.items[0].titulo}
          link={{ to: solutions.items[0].cta.link, label: solutions.items[0].cta.texto }}
        >
          <p>{solutions.items[0].descricao}</p>
        </Card>
        {testimonials.slice(0, 1).map((testimonial) => (
          <Testimonial key={testimonial.id} {...testimonial} />
        ))}
      </div>
    </Section>
  );
}
