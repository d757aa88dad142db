import {
	Button,
	DropZone,
	FormFileUpload,
	SelectControl,
	Spinner,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { FALLBACKS, type FontFallback } from '../rules/css-family';
import { describeFontFiles } from '../parse/describe-font-files';
import { FONT_FORMATS } from '../parse/font-signature';
import {
	findRepeatedUploads,
	groupByFamily,
	groupUploads,
	haveFamilies,
} from '../parse/group-uploads';
import { loadParser } from '../parse/load-parser';
import { readFontFiles, type FontUpload } from '../parse/read-font-files';
import { useFontSession } from '../session/font-session';
import { InstallBar } from '../parts/install-bar';
import { startInstall } from '../session/start-install';
import { canBrowserShow } from './check-in-browser';
import { UploadGroup } from './upload-group';

/** The tab in which font files are chosen, corrected and installed (specification 2.5 and 5). */
export function UploadTab() {
	const { notify } = useFontSession();
	const [ uploads, setUploads ] = useState< readonly FontUpload[] >( [] );
	const [ fallback, setFallback ] = useState< FontFallback >( 'sans-serif' );
	const [ isReading, setIsReading ] = useState( false );

	// Loads the parser before a file is chosen; a failure is reported then.
	useEffect( () => void loadParser().catch( () => {} ), [] );

	const handleFiles = async ( files: readonly File[] ) => {
		notify( undefined );
		setIsReading( true );
		try {
			const { parseFont } = await loadParser();
			const known = new Set(
				uploads.map( ( { fileName } ) => fileName )
			);
			const read = await readFontFiles(
				files.filter( ( { name } ) => ! known.has( name ) ),
				{ parse: parseFont, canShow: canBrowserShow }
			);
			setUploads( [ ...uploads, ...read.uploads ] );
			notify( describeFontFiles( read, uploads.length ) );
		} catch {
			notify( {
				type: 'error',
				message: __(
					'Font files cannot be read at the moment. Try again.',
					'atelier'
				),
				details: [],
			} );
		}
		setIsReading( false );
	};
	const handleInstall = async () => {
		const notice = await startInstall( groupUploads( uploads, fallback ) );
		if ( notice?.type === 'success' ) {
			setUploads( [] );
		}
	};
	const canInstall = uploads.length > 0 && haveFamilies( uploads );
	const repeated = findRepeatedUploads( uploads );

	return (
		<>
			<div className="atelier-fonts-body">
				<FileDrop isReading={ isReading } onFiles={ handleFiles } />
				{ uploads.length > 0 && (
					<>
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Fallback family', 'atelier' ) }
							help={ __(
								'Shown until the font has loaded, and where it cannot be.',
								'atelier'
							) }
							value={ fallback }
							onChange={ ( next ) =>
								setFallback( next as FontFallback )
							}
							options={ FALLBACKS.map( ( value ) => ( {
								value,
								label: value,
							} ) ) }
						/>
						{ groupByFamily( uploads ).map( ( group ) => (
							<UploadGroup
								key={ group[ 0 ]?.readFamily }
								uploads={ group }
								repeated={ repeated }
								onChange={ ( changes, members = group ) =>
									setUploads(
										uploads.map( ( upload ) =>
											members.includes( upload )
												? { ...upload, ...changes }
												: upload
										)
									)
								}
								onRemove={ ( removed ) =>
									setUploads(
										uploads.filter(
											( upload ) => upload !== removed
										)
									)
								}
							/>
						) ) }
					</>
				) }
			</div>
			<InstallBar
				canInstall={ canInstall }
				onInstall={ () => void handleInstall() }
			/>
		</>
	);
}

interface FileDropProps {
	isReading: boolean;
	onFiles: ( files: readonly File[] ) => Promise< void >;
}

function FileDrop( { isReading, onFiles }: FileDropProps ) {
	return (
		<div className="atelier-fonts-drop">
			<DropZone onFilesDrop={ ( files ) => void onFiles( files ) } />
			{ isReading ? (
				<Spinner />
			) : (
				<FormFileUpload
					multiple
					accept={ FONT_FORMATS.map(
						( format ) => `.${ format }`
					).join() }
					onChange={ ( event ) => {
						void onFiles( [
							...( event.currentTarget.files ?? [] ),
						] );
						// The same file can be chosen again after it was removed.
						event.currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ openFileDialog }
						>
							{ __( 'Upload font', 'atelier' ) }
						</Button>
					) }
				/>
			) }
			<p>
				{ __(
					'Uploaded fonts appear in your library and can be used in your theme. Supported formats: .ttf, .otf, .woff, and .woff2.',
					'atelier'
				) }
			</p>
		</div>
	);
}
