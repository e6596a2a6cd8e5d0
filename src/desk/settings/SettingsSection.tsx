import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { FormValues } from '#src/components/form/useForm.ts';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { SETTINGS_CHANGED } from '#src/domain/commands/refusalSentences.ts';
import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import { loadStudioAgenda } from '#src/services/desk/agendaSettings.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

export function SettingsSection(props: {
  title: string;
  isWide?: boolean | undefined;
  children?: ReactNode;
}) {
  return (
    <section className="stack-4 one-column start top hairline-above pad-above-5" data-wide={props.isWide}>
      <h3 className="title-s">{props.title}</h3>
      {props.children}
    </section>
  );
}

export const agendaQuery = { queryKey: ['studio agenda'], queryFn: () => loadStudioAgenda() };

interface SettingsFormProps<Loaded, Part> extends Pick<ComponentProps<typeof DeskForm>, 'check' | 'isWide'> {
  title: string;
  query: { queryKey: string[]; queryFn: () => Promise<Loaded> };
  loaded: Loaded;
  /** The part of the loaded settings that the form changes. */
  partOf: (loaded: Loaded) => Part;
  /** Reads the part from the form; `seen` is the part that the form has loaded. */
  read: (values: FormValues, form: HTMLFormElement, seen: Part) => Part;
  /** Stores the part, unless somebody else has changed it since it was `seen`. */
  store: (part: Part, seen: Part) => Promise<unknown>;
  /** Asks the person before it calls `save`. Rejects if they decline. */
  ask?: (part: Part, seen: Part, save: () => Promise<void>) => Promise<void>;
  children: ReactNode;
}

/**
 * A section with a form for a part of the settings, which asks before it is left with changes. If somebody else has
 * saved meanwhile, the form says so and loads their changes; saving again overwrites them.
 */
export function SettingsForm<Loaded, Part>(props: SettingsFormProps<Loaded, Part>) {
  const { title, query, loaded, partOf, read, store, ask, isWide, ...form } = props;
  const client = useQueryClient();
  const seen = useRef(partOf(loaded));
  const save = async (part: Part) => {
    try {
      await store(part, seen.current);
      seen.current = part;
      void client.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      const { error: sentence } = ((error as ServiceError).cause ?? {}) as Partial<ApiFailure>;
      if (sentence === SETTINGS_CHANGED)
        seen.current = partOf(await client.fetchQuery({ ...query, staleTime: 0 }));
      throw error;
    }
  };
  return (
    <SettingsSection title={title} isWide={isWide}>
      <DeskForm
        {...form}
        label={title}
        work={(values, { form: element }) => {
          const part = read(values, element, seen.current);
          return ask ? ask(part, seen.current, () => save(part)) : save(part);
        }}
        submit={['Salvar']}
        isGuarded
        isWide={isWide}
        done="Salvo."
      />
    </SettingsSection>
  );
}
