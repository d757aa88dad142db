import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { findNameProblem } from '@/features/drafts';
import type { Choices } from '../rules/choose-rows';
import { describeDraftImport } from '../rules/describe-draft-import';
import type { JudgedRecord } from '../rules/types';

/** Props of {@link DraftPlace}. */
export interface DraftPlaceProps {
	/** Name of a new draft; undefined in a draft, into which everything comes then. */
	name: string | undefined;
	onNameChange: ( name: string ) => void;
	rows: readonly JudgedRecord[];
	choices: Choices;
}

/** Says what importing into a draft does, and asks for the name of a new one. */
export function DraftPlace( {
	name,
	onNameChange,
	rows,
	choices,
}: DraftPlaceProps ) {
	return (
		<div className="atelier-transfer__place">
			{ name !== undefined && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name of the draft', 'atelier' ) }
					help={ findNameProblem( name.trim() ) }
					value={ name }
					autoComplete="off"
					onChange={ onNameChange }
				/>
			) }
			<p>
				{ describeDraftImport( rows, choices, name !== undefined ).join(
					' '
				) }
			</p>
		</div>
	);
}
