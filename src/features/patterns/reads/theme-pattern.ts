import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';
import type { RegisteredPattern } from './patterns';

/** A pattern that the theme or a plugin registers, with its content. */
export interface FullRegisteredPattern extends RegisteredPattern {
	content: string;
}

/** A pattern of the theme or of a plugin with its content, by its name. */
export const themePatternResource = defineResource( {
	name: 'theme-pattern',
	path: ( name: string | undefined ) =>
		name === undefined
			? undefined
			: addQueryArgs( '/atelier/v1/theme-pattern', { name } ),
	parse: parseRecord( isFullPattern ),
	isStaleAfter: () => false,
} );

function isFullPattern( value: unknown ): value is FullRegisteredPattern {
	return (
		isRecord( value ) &&
		typeof value.name === 'string' &&
		typeof value.title === 'string' &&
		typeof value.content === 'string'
	);
}
