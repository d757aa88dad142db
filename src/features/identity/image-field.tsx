import type { ReactNode } from 'react';
import { BaseControl, Button, Notice, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { PartProblem } from '@/components/part-problem';
import { getErrorMessage } from '@/utils/get-error-message';
import { openMediaFrame } from '@/wordpress/media-frame';
import { useImage, type LibraryImage } from './use-image';

/** Props of {@link ImageField}. */
export interface ImageFieldProps {
	/** Id of the image; 0 without one. */
	id: number;
	label: string;
	help: string;
	/** Labels of the buttons. */
	texts: { choose: string; replace: string; remove: string };
	/** Returns advice about the image, if any. */
	getAdvice?: ( image: LibraryImage ) => string | undefined;
	/** Called with the id of another image, or null when the image is removed. */
	onChange: ( id: number | null ) => void;
	/** Shows the image. */
	children: ( image: LibraryImage ) => ReactNode;
}

/** Field for a setting with an image of the media library. */
export function ImageField( {
	id,
	label,
	help,
	texts,
	getAdvice,
	onChange,
	children,
}: ImageFieldProps ) {
	const { image, isResolving, error, retry } = useImage( id );
	const { createErrorNotice } = useDispatch( noticesStore );
	const advice = image && getAdvice?.( image );

	const handleChoose = async () => {
		try {
			await openMediaFrame( {
				title: texts.choose,
				button: __( 'Select', 'atelier' ),
				selected: id || undefined,
				onSelect: ( chosen ) => onChange( chosen.id ),
			} );
		} catch ( reason ) {
			void createErrorNotice(
				getErrorMessage(
					reason,
					__( 'The media library could not be opened.', 'atelier' )
				),
				{ type: 'snackbar' }
			);
		}
	};

	return (
		<BaseControl
			help={ help }
			className="atelier-identity__image-field"
			__nextHasNoMarginBottom
		>
			<div role="group" aria-label={ label }>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				{ id === 0 ? (
					<Button
						className="atelier-identity__choose"
						__next40pxDefaultSize
						onClick={ () => void handleChoose() }
					>
						{ texts.choose }
					</Button>
				) : (
					<div className="atelier-identity__image">
						<Picture
							isResolving={ isResolving }
							error={ error }
							onRetry={ retry }
						>
							{ image && children( image ) }
						</Picture>
						<div className="atelier-identity__buttons">
							<Button
								variant="secondary"
								size="compact"
								aria-label={ texts.replace }
								onClick={ () => void handleChoose() }
							>
								{ __( 'Replace', 'atelier' ) }
							</Button>
							<Button
								variant="tertiary"
								size="compact"
								isDestructive
								aria-label={ texts.remove }
								onClick={ () => onChange( null ) }
							>
								{ __( 'Remove', 'atelier' ) }
							</Button>
						</div>
					</div>
				) }
				{ advice && (
					<Notice status="warning" isDismissible={ false }>
						{ advice }
					</Notice>
				) }
			</div>
		</BaseControl>
	);
}

interface PictureProps {
	isResolving: boolean;
	error: unknown;
	onRetry: () => void;
	/** The image, if it is loaded. */
	children: ReactNode;
}

function Picture( { isResolving, error, onRetry, children }: PictureProps ) {
	return (
		<div className="atelier-identity__picture">
			{ children }
			{ isResolving && <Spinner /> }
			{ error !== undefined && (
				<PartProblem
					message={ getErrorMessage(
						error,
						__( 'The image could not be loaded.', 'atelier' )
					) }
					onRetry={ onRetry }
				/>
			) }
			{ ! children &&
				! isResolving &&
				error === undefined &&
				__(
					'This image is no longer in the media library.',
					'atelier'
				) }
		</div>
	);
}
