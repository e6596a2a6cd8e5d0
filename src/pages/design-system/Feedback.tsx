import { Avatar } from '#src/components/ui/Avatar.tsx';
import { mediaUrl } from '#src/components/ui/mediaUrl.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Progress } from '#src/components/ui/Progress.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { StarRating } from '#src/components/ui/StarRating.tsx';
import { contact } from '#src/copy/forms/contact.ts';
import { contactSubjects } from '#src/copy/forms/contactSubjects.ts';
import personYara from '#src/pictures/person-yara.svg?picture';
import { Row, Specimen } from './Specimen.tsx';

const ratings = [1, 2, 3, 4, 5] as const;

/** Messages about the site's own state: success, waiting, errors. */
export function Feedback() {
  return (
    <>
      <Specimen title="Avisos">
        <Notice title={contactSubjects.inscricao.title}>
          <p>{contactSubjects.inscricao.text}</p>
        </Notice>
        <Notice tone="success" live={false} title={contact.success.title}>
          <p>{contact.success.text}</p>
        </Notice>
        <Notice tone="warning" live={false} title="A verificação está indisponível">
          <p>Escreva ou ligue para nós pelos contatos desta página.</p>
        </Notice>
        <Notice tone="error" live={false} title="Erro ao enviar mensagem. Tente novamente mais tarde." />
      </Specimen>
      <Specimen title="Espera">
        <Row>
          <Spinner label="Carregando a página" />
        </Row>
      </Specimen>
      <Specimen title="Andamento">
        <Progress label="Enviando a foto" value={0} valueText="0%" />
        <Progress label="Enviando a foto" value={62} valueText="62%" />
        <Progress role="meter" label="Agendamento" value={4} max={4} valueText="Passo 4 de 4" />
      </Specimen>
      <Specimen title="Retratos">
        <Row>
          <Avatar name="Yara Moreira" photoURL={mediaUrl(personYara.src)} />
          <Avatar name="Otávio Brandão" />
          <Avatar name="Jurema" />
          <Avatar name="" />
        </Row>
      </Specimen>
      <Specimen title="Estrelas">
        <Row>
          {ratings.map((value) => (
            <StarRating key={value} value={value} />
          ))}
        </Row>
      </Specimen>
    </>
  );
}
