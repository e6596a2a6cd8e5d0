import content from '#content/figures.json' with { type: 'json' };

interface MeasuredFigure {
  valor: string;
  label: string;
  /** The title of the case in which the figure was measured. The case's page says with whom, how and when. */
  caso: string;
}

const named = ({ valor, label, caso }: MeasuredFigure) => ({ valor, label: `${label} (${caso})` });

/** The figures that several pages name, each with its meaning and its case. The meaning is the same on all pages. */
export const figures = {
  help: named(content.help),
  time: named(content.time),
  unaided: named(content.unaided),
} as const;
