import { useState } from 'react';
import {
	Button,
	DropZone,
	FormFileUpload,
	Notice,
	Spinner,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { getErrorMessage } from '@/utils/get-error-message';
import type { JudgedDesign } from '../rules/types';
import { importDesign, judgeDesignFile } from '../writes/transfer-design';
import { ImportForm } from './import-form';
import { ImportSites } from './import-sites';
import '../style.scss';

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps {
	onClose: () => void;
}

/** Imports a design from a file. First the server reports the changes of the import. */
export function ImportDialog( { onClose }: ImportDialogProps ) {
	const [ judged, setJudged ] = useState< {
		file: File;
		design: JudgedDesign;
	} >();
	// Undefined until the person has opened the import into other sites.
	const [ isForSites, setIsForSites ] = useState< boolean >();
	const [ isReading, setIsReading ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const judge = async ( file: File | undefined ) => {
		if ( ! file || isReading ) {
			return;
		}
		if ( /\.json$/i.test( file.name ) ) {
			setProblem( explainJson() );
			return;
		}
		setIsReading( true );
		setProblem( undefined );
		try {
			setJudged( { file, design: await judgeDesignFile( file ) } );
		} catch ( error ) {
			setJudged( undefined );
			setProblem(
				getErrorMessage(
					error,
					__( 'The file could not be read.', 'atelier' )
				)
			);
		} finally {
			setIsReading( false );
		}
	};
	return (
		<Dialog
			title={ __( 'Import a design', 'atelier' ) }
			size={ judged ? 'large' : 'medium' }
			onRequestClose={ onClose }
		>
			{ problem !== undefined && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ judged && isForSites && (
				<ImportSites
					file={ judged.file }
					sites={ judged.design.sites }
					onBack={ () => setIsForSites( false ) }
					onClose={ onClose }
				/>
			) }
			{ judged && ! isForSites && (
				<ImportForm
					source={ {
						name: judged.file.name,
						importItems: ( items ) =>
							importDesign( judged.file, items ),
						onReload: () => judge( judged.file ),
					} }
					design={ judged.design }
					importToDraft={ ( items, name ) =>
						importDesign( judged.file, items, name )
					}
					{ ...( judged.design.sites.length > 0 && {
						onChooseSites: () => setIsForSites( true ),
						isBack: isForSites === false,
					} ) }
					onClose={ onClose }
				/>
			) }
			{ ! judged && (
				<FileDrop
					isReading={ isReading }
					onFile={ ( file ) => void judge( file ) }
				/>
			) }
		</Dialog>
	);
}

// A pattern or a saved style is exported as JSON, and imported where it was exported.
function explainJson(): string {
	return __(
		'This is no design, but a file of one thing. Patterns are imported under Patterns, saved styles under Styles.',
		'atelier'
	);
}

interface FileDropProps {
	isReading: boolean;
	onFile: ( file: File | undefined ) => void;
}

function FileDrop( { isReading, onFile }: FileDropProps ) {
	return (
		<div className="atelier-transfer__drop">
			<DropZone onFilesDrop={ ( [ file ] ) => onFile( file ) } />
			{ isReading ? (
				<Spinner />
			) : (
				<FormFileUpload
					accept=".zip"
					onChange={ ( event ) => {
						onFile( event.currentTarget.files?.[ 0 ] );
						// The same file can be chosen again.
						event.currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ openFileDialog }
						>
							{ __( 'Choose a file', 'atelier' ) }
						</Button>
					) }
				/>
			) }
			<p>
				{ __(
					'Drop a file that “Export the design” has made. You see what it would change before anything is written.',
					'atelier'
				) }
			</p>
		</div>
	);
}
