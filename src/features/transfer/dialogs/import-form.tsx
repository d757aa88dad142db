import { useState } from 'react';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import { getBootPayload } from '@/data/site/boot-payload';
import { canUseDrafts } from '@/features/drafts';
import { findCompanions, getFirstChoices } from '../rules/choose-rows';
import { describeCounts } from '../rules/describe-counts';
import { toItemToImport } from '../rules/to-item-to-import';
import type { ItemToImport, JudgedDesign } from '../rules/types';
import { Interrupted } from '../interrupted';
import { useImport, type ImportSource } from '../use-import';
import type { Imported } from '../writes/run-import';
import { DraftImportFields } from './draft-import-fields';
import { ImportGroups } from './import-groups';
import { getImportActions } from './import-actions';
import { SitesLink } from './sites-link';

/** Props of {@link ImportForm}. */
export interface ImportFormProps {
	source: ImportSource;
	design: JudgedDesign;
	/** Imports records into the draft that is edited, or else into a new one with a name. */
	importToDraft: (
		items: readonly ItemToImport[],
		name: string
	) => Promise< Imported >;
	/** Opens the import into other sites of the network; undefined where there are none. */
	onChooseSites?: () => void;
	/** Whether the person came back from there. */
	isBack?: boolean;
	onClose: () => void;
}

/** Lists the effects of importing a design, before anything is written. */
export function ImportForm( {
	source,
	design,
	importToDraft,
	onChooseSites,
	isBack = false,
	onClose,
}: ImportFormProps ) {
	const { draft } = getBootPayload();
	const { rows, theme, isOtherTheme } = design;
	const [ choices, setChoices ] = useState( () => getFirstChoices( rows ) );
	const fileTitle = source.name.replace( /\.zip$/i, '' );
	const [ draftName, setDraftName ] = useState( fileTitle );
	const companions = findCompanions( choices, rows );
	const keys = new Set( [ ...choices.keys(), ...companions.keys() ] );
	const { submit, submitToDraft, undoInterrupted, refused } =
		useImport( source );
	const listed = rows.filter( ( { state } ) => state !== 'same' );
	const items = rows
		.filter( ( { key } ) => keys.has( key ) )
		.map( ( row ) => toItemToImport( row, choices.get( row.key ) ) );
	const { primary, secondary } = getImportActions( {
		count: keys.size,
		draft,
		onImport: () => submit( items ),
		onImportToDraft: () =>
			submitToDraft( () =>
				importToDraft( items, draftName.trim() || fileTitle )
			),
	} );
	return (
		<SubmitForm
			submitLabel={ primary.label }
			failure={ __( 'Nothing was imported.', 'atelier' ) }
			canSubmit={ keys.size > 0 }
			onSubmit={ primary.onSubmit }
			alternative={ secondary }
			onClose={ onClose }
		>
			{ design.interrupted && (
				<Interrupted
					run={ design.interrupted }
					onTakeBack={ () =>
						void undoInterrupted( design.interrupted?.id ?? '' )
					}
				/>
			) }
			{ isOtherTheme && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: name of a theme. */
						__(
							'The file was made with the theme %s. Its styles and patterns fit here; its templates may look different, so they are not chosen.',
							'atelier'
						),
						theme
					) }
				</Notice>
			) }
			{ onChooseSites && (
				<SitesLink
					label={ __( 'Import into other sites…', 'atelier' ) }
					takesFocus={ isBack }
					onClick={ onChooseSites }
				/>
			) }
			<p className="atelier-transfer__counts">
				{ describeCounts( rows ) }
			</p>
			{ listed.length === 0 && (
				<p>{ __( 'Everything of it is here already.', 'atelier' ) }</p>
			) }
			<ImportGroups
				rows={ listed }
				choices={ choices }
				companions={ companions }
				refused={ refused }
				onChange={ setChoices }
			/>
			{ canUseDrafts() && keys.size > 0 && (
				<DraftImportFields
					name={ draft ? undefined : draftName }
					onNameChange={ setDraftName }
					rows={ rows }
					choices={ choices }
				/>
			) }
		</SubmitForm>
	);
}
