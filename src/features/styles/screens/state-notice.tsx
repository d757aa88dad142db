import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import type { StyleState } from '../rules/style-states';

/** Props of {@link StateNotice}. */
export interface StateNoticeProps {
	/** Viewports and states that can be chosen. */
	states: readonly StyleState[];
	/** Keys of the chosen ones. */
	statePath: ConfigPath;
}

/** Notice of the viewport and state to which edits are limited; nothing without a limit. */
export function StateNotice( { states, statePath }: StateNoticeProps ) {
	if ( statePath.length === 0 ) {
		return null;
	}
	return (
		<Notice status="info" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: viewport and state, for example "Tablet, Hover". */
				__( 'What you change now applies to: %s', 'atelier' ),
				states
					.filter( ( { value } ) => statePath.includes( value ) )
					.map( ( { label } ) => label )
					.join( ', ' )
			) }
		</Notice>
	);
}
