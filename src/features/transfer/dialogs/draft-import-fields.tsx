import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { findNameProblem } from '@/utils/find-name-problem';
import type { Choices } from '../rules/choose-rows';
import { describeDraftImport } from '../rules/describe-draft-import';
import type { JudgedRecord } from '../rules/types';

/** Props of {@link DraftImportFields}. */
export interface DraftImportFieldsProps {
	/** Name of a new draft; undefined while a draft is edited, into which the import goes. */
	name: string | undefined;
	onNameChange: ( name: string ) => void;
	rows: readonly JudgedRecord[];
	choices: Choices;
}

/** Explains the import into a draft, and asks for the name of a new one. */
export function DraftImportFields( {
	name,
	onNameChange,
	rows,
	choices,
}: DraftImportFieldsProps ) {
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
