import type { FormValidity } from '@wordpress/dataviews';

/** Problem of a field. */
export interface FieldProblem {
	/** Id of the field. */
	field: string;
	message: string;
}

/**
 * Returns the problems of a form's fields, in their order.
 *
 * @param validity Result of the form's validation.
 */
export function findFieldProblems( validity: FormValidity ): FieldProblem[] {
	return Object.entries( validity ?? {} ).flatMap(
		( [ field, { children, ...rules } ] ) => [
			...Object.values( rules ).flatMap( ( rule ) =>
				rule?.type === 'invalid'
					? [ { field, message: rule.message ?? '' } ]
					: []
			),
			...findFieldProblems( children ),
		]
	);
}
