import { __ } from '@wordpress/i18n';

import type { TemplateState } from './reads/templates';
import type { TemplateItem } from './resolver/read-library';

/** Returns the states of templates with their labels. */
export function getStates(): { value: TemplateState; label: string }[] {
	return [
		{ value: 'active', label: __( 'Active', 'atelier' ) },
		{ value: 'when-used', label: __( 'Active when used', 'atelier' ) },
		{ value: 'inactive', label: __( 'Inactive', 'atelier' ) },
		{ value: 'other-theme', label: __( 'Other theme', 'atelier' ) },
	];
}

/**
 * Returns the label of a template's state.
 *
 * @param item The template.
 */
export function describeTemplateState( {
	state,
	awaits_content: awaitsContent,
}: TemplateItem ): string {
	if ( state === 'inactive' && awaitsContent ) {
		return __( 'Active once saved', 'atelier' );
	}
	return getStates().find( ( { value } ) => value === state )?.label ?? '';
}
