import { __, sprintf } from '@wordpress/i18n';
import { getSettings } from '@wordpress/date';
import { useState } from 'react';

import { AreaError } from '@/components/area-error';
import { formatDate } from '@/utils/format-date';
import { ConfirmDialog } from '@/wordpress/unstable-components';
import type { SavedLook } from '../reads/looks';
import { useGlobalStyles } from '../config/use-global-styles';
import { isConfigApplied } from '../rules/variation-properties';
import { PresetActions } from '../presets/preset-actions';
import { NameModal } from '../presets/name-modal';
import { downloadLook } from './download-look';
import { StylesButton } from './styles-button';
import { useApplyConfig } from './use-apply-config';
import { useLooks } from './use-looks';

/** The looks that the person saved and those that were kept when another replaced them. */
export function SavedLooks() {
	const { user } = useGlobalStyles();
	const { looks, isLoading, error, retry, rename, remove } = useLooks();
	const applyConfig = useApplyConfig();
	const [ renamed, setRenamed ] = useState< SavedLook >();
	const [ deleted, setDeleted ] = useState< SavedLook >();
	if ( error && looks.length === 0 ) {
		return <AreaError error={ error } onRetry={ retry } />;
	}
	if ( looks.length === 0 ) {
		return isLoading ? null : (
			<p className="atelier-styles-empty">
				{ __(
					'Styles that you save or replace appear here.',
					'atelier'
				) }
			</p>
		);
	}
	return (
		<>
			<ul className="atelier-styles-looks">
				{ looks.map( ( look ) => (
					<li key={ look.id }>
						<StylesButton
							title={ look.title }
							description={ describeDate( look ) }
							config={ look }
							isActive={ isConfigApplied( user, look ) }
							onSelect={ () =>
								applyConfig(
									look,
									sprintf(
										/* translators: %s: name of a style variation. */
										__( '%s applied.', 'atelier' ),
										look.title
									)
								)
							}
						/>
						<div className="atelier-styles-looks__actions">
							<PresetActions
								name={ look.title }
								actions={ [
									{
										label: __( 'Rename', 'atelier' ),
										onClick: () => setRenamed( look ),
									},
									{
										label: __( 'Export', 'atelier' ),
										onClick: () => downloadLook( look ),
									},
									{
										label: __( 'Delete', 'atelier' ),
										isDestructive: true,
										onClick: () => setDeleted( look ),
									},
								] }
							/>
						</div>
					</li>
				) ) }
			</ul>
			{ renamed && (
				<NameModal
					title={ __( 'Rename', 'atelier' ) }
					name={ renamed.title }
					onRename={ ( title ) => void rename( renamed, title ) }
					onClose={ () => setRenamed( undefined ) }
				/>
			) }
			<ConfirmDialog
				isOpen={ deleted !== undefined }
				cancelButtonText={ __( 'Cancel', 'atelier' ) }
				confirmButtonText={ __( 'Delete', 'atelier' ) }
				onCancel={ () => setDeleted( undefined ) }
				onConfirm={ () => {
					setDeleted( undefined );
					if ( deleted ) {
						void remove( deleted );
					}
				} }
			>
				{ deleted &&
					sprintf(
						/* translators: %s: name of a style variation. */
						__(
							'Are you sure you want to delete "%s"?',
							'atelier'
						),
						deleted.title
					) }
			</ConfirmDialog>
		</>
	);
}

function describeDate( { date }: SavedLook ): string {
	return formatDate( getSettings().formats.datetime, `${ date }Z` );
}
