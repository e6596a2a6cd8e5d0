import { namespaces } from '../methods/namespaces.ts';
import type { Expression } from './syntaxTree.ts';

/** Calls `look` for every part of an expression, except the bare name of a namespace. */
export function walkExpression(expression: Expression, look: (part: Expression) => void): void {
  look(expression);
  for (const part of partsOf(expression)) walkExpression(part, look);
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.flatMap((part) => (part.kind === 'value' ? [part.value] : []));
    case 'field':
      return [expression.target];
    case 'index':
      return [expression.target, expression.index];
    case 'slice':
      return [expression.target, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method': {
      const { target } = expression;
      const isNamespace =
        target.kind === 'name' && (target.name in namespaces || target.name === 'firestore');
      return isNamespace ? expression.args : [target, ...expression.args];
    }
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.yes, expression.no];
  }
}
