import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';
import { useState, type ChangeEvent } from 'react';

import { Dialog } from '@/components/dialog';
import { getLookTitle } from './actions/look-action';
import { useGlobalStyles } from '../config/use-global-styles';
import { addOwnValues } from '../rules/own-values';
import { parseLookFile, type LookReading } from '../rules/look-file';
import { TryStyles } from './try-styles';
import { StylesTile } from './styles-tile';
import { getAppliedTexts } from './applied-texts';
import { useApplyConfig } from './use-apply-config';
import { useLooks } from './use-looks';

/** Button that reads a look from a JSON file, and a dialog that shows it, saves it, and applies it if the person wants it. */
export function ImportLook() {
	const { store: store } = useLooks();
	const applyConfig = useApplyConfig();
	const { user, base } = useGlobalStyles();
	const [ reading, setReading ] = useState< LookReading >();
	const close = () => setReading( undefined );
	const handleFile = async ( event: ChangeEvent< HTMLInputElement > ) => {
		const input = event.target;
		const file = input.files?.[ 0 ];
		if ( file ) {
			setReading( parseLookFile( await file.text(), file.name ) );
		}
		// The same file can be chosen again after it was corrected.
		input.value = '';
	};
	const handleImport = ( isApplied: boolean ) => {
		if ( reading && 'look' in reading ) {
			const { title, settings, styles } = reading.look;
			void store( { title, kind: 'saved', settings, styles } );
			if ( isApplied ) {
				const { config, lost } = addOwnValues( reading.look, {
					user,
					base,
				} );
				applyConfig( config, getAppliedTexts( title, lost ) );
			}
		}
		close();
	};
	return (
		<>
			<FormFileUpload
				accept=".json,application/json"
				onChange={ ( event ) => void handleFile( event ) }
				render={ ( { openFileDialog } ) => (
					<Button
						icon={ upload }
						size="small"
						label={ __( 'Import styles from JSON', 'atelier' ) }
						onClick={ openFileDialog }
					/>
				) }
			/>
			{ reading && (
				<Dialog
					title={ __( 'Import styles', 'atelier' ) }
					size="small"
					onRequestClose={ close }
				>
					{ 'error' in reading ? (
						<Notice status="error" isDismissible={ false }>
							{ reading.error }
						</Notice>
					) : (
						<LookForm
							reading={ reading }
							onImport={ handleImport }
							onCancel={ close }
						/>
					) }
				</Dialog>
			) }
		</>
	);
}

interface LookFormProps {
	reading: Extract< LookReading, { look: unknown } >;
	onImport: ( isApplied: boolean ) => void;
	onCancel: () => void;
}

function LookForm( { reading, onImport, onCancel }: LookFormProps ) {
	return (
		<div className="atelier-styles-form">
			<div className="atelier-styles-import">
				<StylesTile config={ reading.look } />
			</div>
			<strong>{ getLookTitle( reading.look ) }</strong>
			{ reading.look.description && <p>{ reading.look.description }</p> }
			{ reading.ignored.length > 0 && (
				<Notice status="info" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: list of keys of a file. */
						__( 'Not part of styles and left out: %s', 'atelier' ),
						reading.ignored.join( ', ' )
					) }
				</Notice>
			) }
			<div className="atelier-styles-form__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<TryStyles
					variant="secondary"
					config={ reading.look }
					name={ getLookTitle( reading.look ) }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onImport( false ) }
				>
					{ __( 'Import', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => onImport( true ) }
				>
					{ __( 'Import and apply', 'atelier' ) }
				</Button>
			</div>
		</div>
	);
}
