import { __ } from '@wordpress/i18n';

import type { DesignState } from '@/utils/design-state';
import { getErrorStatus } from '@/utils/get-error-status';
import type { Config } from '@/utils/theme-json/config';

const NOT_FOUND = 404;

/** The styles in one state. */
export interface ComparedState {
	label: string;
	/** Undefined until it is loaded, and where it cannot be loaded. */
	config?: Config | undefined;
	/** The reason why it could not be read, and the function that reads it again. */
	failure?: { error: unknown; retry: () => void };
	/** Whether the state does not exist, or no longer exists. */
	isGone?: boolean;
}

/** A state that can be chosen. */
export interface StateChoice {
	state: DesignState;
	label: string;
}

/** States of one kind, and the function that reads each. */
export interface StateSource {
	/** Name of the kind. */
	label: string;
	choices: readonly StateChoice[];
	/** Returns the config of a state; undefined for one of another kind. */
	read: ( state: DesignState ) => ComparedState | undefined;
}

/**
 * Returns the problem of a state after a failed read: it no longer exists, or the reason of the failure.
 *
 * @param error The error; undefined without a failure.
 * @param retry Reads it again.
 */
export function readFailure(
	error: unknown,
	retry: () => void
): Pick< ComparedState, 'failure' | 'isGone' > {
	if ( error === undefined ) {
		return {};
	}
	return getErrorStatus( error ) === NOT_FOUND
		? { isGone: true }
		: { failure: { error, retry } };
}

/**
 * Returns the sentence that is shown instead of a picture.
 *
 * @param isGone Whether the state does not exist; otherwise it could not be loaded.
 */
export function explainMissing( isGone: boolean | undefined ): string {
	return isGone
		? __( 'This is no longer there.', 'atelier' )
		: __( 'This could not be loaded.', 'atelier' );
}
