import type { FormEvent } from 'react';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Form } from '#src/components/form/Form.tsx';
import { useLeaveGuard } from '#src/components/form/useLeaveGuard.ts';
import { BookingSummary } from '#src/components/sections/bookings/BookingSummary.tsx';
import { Progress } from '#src/components/ui/Progress.tsx';
import { booking } from '#src/copy/forms/booking.ts';
import type { ConfirmedBooking } from '#src/domain/forms/confirmedBooking.ts';
import { BOOKING_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import { FormFooter, FormIntroduction } from '#src/features/form-submission/FormFrame.tsx';
import { useFormSubmission } from '#src/features/form-submission/useFormSubmission.ts';
import { SlotFields } from '#src/features/slot-choice/SlotFields.tsx';
import { useSlotChoice } from '#src/features/slot-choice/useSlotChoice.ts';
import { SubmissionError } from '#src/services/forms/postForm.ts';
import styles from './BookingForm.module.css';
import {
  ConsultationSection,
  FormSection,
  isPersonGiven,
  PersonSection,
  ProjectSection,
} from './BookingSections.tsx';
import { isPendingSlot, readBooking, sendBooking } from './sendBooking.ts';
import { useBookingValues } from './useBookingValues.ts';

export function BookingForm({ onBooked }: { onBooked: (booked: ConfirmedBooking) => void }) {
  const submission = useFormSubmission({
    read: readBooking,
    send: async (chosen, antiSpam) => {
      try {
        const booked = await sendBooking(chosen, antiSpam);
        discard();
        onBooked(booked);
      } catch (error) {
        if (error instanceof SubmissionError && error.fields?.horario)
          time.refuse(chosen.data, chosen.horario);
        throw error;
      }
    },
    unreachable: BOOKING_UNREACHABLE,
    counted: 'booked',
  });
  const { formProps, formRef, errors, state, clearError, focusOn } = submission;
  const { values, hasDraft, isUnsaved, discard, readForm, choose } = useBookingValues(formRef);
  const time = useSlotChoice(values, { isPending: isPendingSlot });
  const { type } = time;
  useLeaveGuard(isUnsaved, booking.form.leaveQuestion);

  const { descricaoProjeto = '', outroTipo = '' } = values;
  const hasProject = descricaoProjeto.trim() !== '';
  const hasPerson = isPersonGiven(values);
  const parts = [hasPerson, type, hasProject, time.day && time.slot];
  const done = parts.filter(Boolean).length;

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    // Another day has other slots, so an error about the slot is outdated.
    if (event.target instanceof HTMLInputElement && event.target.name === 'data') clearError('horario');
    readForm();
  };

  return (
    <Form
      form={submission}
      id="formulario"
      className={styles.form}
      aria-labelledby="titulo-do-formulario"
      onInput={handleInput}
    >
      <div className={styles.fields}>
        <div className="stack-5">
          <h2 id="titulo-do-formulario" className="title-m">
            {booking.form.title}
          </h2>
          <FormIntroduction
            submission={submission}
            clear={booking.form.clear}
            hasDraft={hasDraft}
            withoutScript={booking.withoutScript}
          />
          <Progress
            role="meter"
            label={booking.form.progress}
            value={done}
            max={parts.length}
            valueText={`${done} de ${parts.length}`}
          />
        </div>
        <ErrorSummary errors={errors} onSelect={focusOn} />
        <div>
          <PersonSection done={hasPerson} />
          <ConsultationSection type={type} />
          <ProjectSection done={hasProject} />
          <FormSection
            id="data-e-horario"
            number={4}
            title={booking.sections.time}
            done={Boolean(time.day && time.slot)}
          >
            <SlotFields
              time={time}
              form={submission}
              readForm={readForm}
              onChooseSlot={(slot) => choose('horario', slot)}
            />
          </FormSection>
        </div>
      </div>
      <div className="shrinkable">
        <div className="sticky-l">
          <BookingSummary
            title={booking.ticket}
            booking={{ tipoConsulta: type, outroTipo, data: time.day, horario: time.slot }}
          />
        </div>
      </div>
      <div className={`${styles.end} stack-5 surface rounded-l shrinkable buttons-start`}>
        <h3>{booking.sections.check}</h3>
        <FormFooter
          submission={submission}
          words={booking}
          // The message about a taken slot is shown beside the slots instead.
          state={state.status === 'failed' && errors.horario === state.message ? { status: 'idle' } : state}
        />
      </div>
      <div className="shrinkable">
        <AlternativeContact words={booking.otherWays} />
      </div>
    </Form>
  );
}
