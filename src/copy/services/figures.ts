import content from '#content/figures.json' with { type: 'json' };

interface MeasuredFigure {
  valor: string;
  label: string;
  /** The title of the case in which the figure was measured. The case's page explains with whom, how and when. */
  caso: string;
}

const named = ({ valor, label, caso }: MeasuredFigure) => ({ valor, label: `${label} (${caso})` });

/** Figures that several pages show. Each has the same meaning and the same case on all pages. */
export const figures = {
  help: named(content.help),
  time: named(content.time),
  unaided: named(content.unaided),
} as const;
