import { __, sprintf } from '@wordpress/i18n';

/** Thrown when scripts of the host could not be loaded; the next call tries again. */
export class HostScriptError extends Error {
	/** Handles of the scripts. */
	readonly handles: readonly string[];

	constructor( handles: readonly string[] ) {
		super(
			sprintf(
				/* translators: %s: names of scripts, for example "wp-editor, wp-blocks". */
				__(
					'A part of WordPress could not be loaded (%s). Check your connection and try again.',
					'atelier'
				),
				handles.join( ', ' )
			)
		);
		this.name = 'HostScriptError';
		this.handles = handles;
	}
}
