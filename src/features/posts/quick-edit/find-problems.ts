import type { FormValidity } from '@wordpress/dataviews';

/** Problem of a field. */
export interface FieldProblem {
	/** Id of the field. */
	field: string;
	message: string;
}

/**
 * Returns what is wrong with the fields of a form, in their order.
 *
 * @param validity What the form's validation says.
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
