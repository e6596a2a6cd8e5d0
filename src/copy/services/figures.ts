import content from '#content/figures.json' with { type: 'json' };

interface MeasuredFigure {
  valor: string;
  label: string;
  /** The title of the case that it was measured in, whose page says with whom, how and when. */
  caso: string;
}

const named = ({ valor, label, caso }: MeasuredFigure) => ({ valor, label: `${label} (${caso})` });

/** The figures that several pages name, each with the one meaning that it has on all of them, and its case. */
export const figures = {
  help: named(content.help),
  time: named(content.time),
  unaided: named(content.unaided),
} as const;
