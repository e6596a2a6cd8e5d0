import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import { type FormValues, readValues } from '#src/components/form/useForm.ts';
import { CONSULTATION_TYPES, type ConsultationType } from '#src/domain/agenda/consultationTypes.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import { readOfferedTime } from '#src/domain/forms/rebookingPath.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { useFormDraft } from '#src/features/form-submission/useFormDraft.ts';

const isPastDay = (day: string): boolean => day < todayInSaoPaulo(new Date());

const isOver = (name: string, value: string): boolean => name === 'data' && isPastDay(value);

/** Chooses the type in the URL (?tipo=), unless another one is already chosen. Returns the chosen type. */
function choosePresetType(form: HTMLFormElement, search: string): ConsultationType | undefined {
  const asked = new URLSearchParams(search).get('tipo');
  const preset = CONSULTATION_TYPES.find(({ value }) => value === asked)?.value;
  if (!preset || readValues(form).tipoConsulta) return undefined;
  fillEmptyField(form, 'tipoConsulta', preset);
  return preset;
}

/** Fills in the day and slot in the URL (?data=&horario=), unless others are already chosen. Returns them. */
function choosePresetTime(form: HTMLFormElement, search: string): DaySlot | undefined {
  const offered = readOfferedTime(search);
  const { data, horario } = readValues(form);
  if (!offered || data || horario || isPastDay(offered.data)) return undefined;
  fillEmptyField(form, 'data', offered.data);
  fillEmptyField(form, 'horario', offered.horario);
  return offered;
}

/** The form's values. After the visitor has changed a value, the values are kept as a draft on this device. */
export function useBookingValues(formRef: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<FormValues>();
  const [preset, setPreset] = useState<{ tipoConsulta?: ConsultationType } & Partial<DaySlot>>();
  const { search } = useLocation();
  const { state } = useAuth();
  const { keep, ...draft } = useFormDraft('booking', { formRef, given: preset, isOver });

  const readForm = useCallback(() => {
    if (formRef.current) setValues(readValues(formRef.current));
  }, [formRef]);

  // Runs after the draft is restored. Reads the form at once: a render would undo a slot that is not in the state yet.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const tipoConsulta = choosePresetType(form, search);
    const time = choosePresetTime(form, search);
    if (tipoConsulta || time) setPreset({ ...(tipoConsulta && { tipoConsulta }), ...time });
    readForm();
  }, [formRef, search, readForm]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in fills in the name without an input event
  useEffect(readForm, [readForm, state]);

  useEffect(() => {
    if (values) keep(values);
  }, [values, keep]);

  return {
    ...draft,
    values: values ?? {},
    readForm,
    choose: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
  };
}
