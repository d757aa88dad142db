import { useRef, useState } from 'react';
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { lazyPart } from '@/components/lazy-part';
import { SubmitForm } from '@/components/submit-form';
import { moveFocus, useFocusOnMount } from '@/focus';
import { runOnItems } from '@/kits/saving/outcomes';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import type { Draft } from '../rules/types';
import { shareDraft, stopSharing } from '../writes/write-drafts';

const QrCode = lazyPart( () =>
	import( /* webpackChunkName: "qr-code" */ '../qr-code' ).then(
		( module ) => module.QrCode
	)
);

/** Days after which a link can expire. */
const DAYS = [ 1, 7, 30, 90 ];

const DEFAULT_DAYS = 7;

/** Props of {@link ShareDialog}. */
export interface ShareDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Creates and revokes the link by which people without an account see a draft. */
export function ShareDialog( { draft, onClose }: ShareDialogProps ) {
	const [ url, setUrl ] = useState< string >();
	return (
		<Dialog
			title={ __( 'Share the draft', 'atelier' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			{ url === undefined ? (
				<NewLink
					draft={ draft }
					onMake={ setUrl }
					onClose={ onClose }
				/>
			) : (
				<MadeLink url={ url } onClose={ onClose } />
			) }
		</Dialog>
	);
}

function NewLink( {
	draft: { id, name, sharedUntil },
	onMake,
	onClose,
}: ShareDialogProps & { onMake: ( url: string ) => void } ) {
	const [ days, setDays ] = useState( DEFAULT_DAYS );
	// The draft that was read still has the link.
	const [ isStopped, setIsStopped ] = useState( false );
	const select = useRef< HTMLSelectElement >( null );
	return (
		<SubmitForm
			submitLabel={ __( 'Make a link', 'atelier' ) }
			failure={ __( 'The link could not be made.', 'atelier' ) }
			recordTitle={ name }
			// The dialog shows the link.
			staysOpen
			onSubmit={ async () => onMake( await shareDraft( id, days ) ) }
			onClose={ onClose }
		>
			<p>
				{ __(
					'Whoever has the link sees the real site with this draft, without an account, and can change nothing.',
					'atelier'
				) }
			</p>
			{ sharedUntil > 0 && ! isStopped && (
				<StopSharing
					id={ id }
					name={ name }
					until={ sharedUntil }
					onStop={ () => {
						// The button with the focus goes away.
						void moveFocus( select.current );
						setIsStopped( true );
					} }
				/>
			) }
			<SelectControl
				ref={ select }
				label={ __( 'The link is good for', 'atelier' ) }
				value={ String( days ) }
				options={ DAYS.map( ( each ) => ( {
					value: String( each ),
					label: sprintf(
						/* translators: %d: number of days. */
						_n( '%d day', '%d days', each, 'atelier' ),
						each
					),
				} ) ) }
				onChange={ ( value ) => setDays( Number( value ) ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</SubmitForm>
	);
}

function StopSharing( {
	id,
	name,
	until,
	onStop,
}: {
	id: number;
	name: string;
	until: number;
	onStop: () => void;
} ) {
	return (
		<div className="atelier-drafts__row">
			<span>
				{ sprintf(
					/* translators: %s: date and time. */
					__(
						'There is a link, good until %s. It cannot be shown again; a new one takes its place.',
						'atelier'
					),
					formatDayAndTime( until )
				) }
			</span>
			<span className="atelier-drafts__links">
				<Button
					variant="link"
					isDestructive
					onClick={ () =>
						void runOnItems( [ { id } ], {
							subject: 'draft-link',
							getTitle: () => name,
							run: async () => {
								await stopSharing( id );
								onStop();
							},
							done: () =>
								sprintf(
									/* translators: %s: name of a draft. */
									__(
										'The link to “%s” shows nothing any more.',
										'atelier'
									),
									name
								),
						} )
					}
				>
					{ __( 'Stop sharing', 'atelier' ) }
				</Button>
			</span>
		</div>
	);
}

function MadeLink( { url, onClose }: { url: string; onClose: () => void } ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const field = useFocusOnMount< HTMLInputElement >();
	const copy = useCopyToClipboard< HTMLButtonElement >( url, () =>
		setIsCopied( true )
	);
	return (
		<>
			<TextControl
				ref={ field }
				label={ __( 'Link to the draft', 'atelier' ) }
				help={ __(
					'Copy it now: it is not stored, and cannot be shown again.',
					'atelier'
				) }
				value={ url }
				readOnly
				onChange={ () => undefined }
				onFocus={ ( event ) => event.target.select() }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<QrCode
				url={ url }
				label={ __( 'QR code of the link, for a phone', 'atelier' ) }
			/>
			<div className="atelier-drafts__actions">
				<Button variant="primary" __next40pxDefaultSize ref={ copy }>
					{ __( 'Copy', 'atelier' ) }
				</Button>
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Close', 'atelier' ) }
				</Button>
				<span role="status">
					{ isCopied && __( 'Copied.', 'atelier' ) }
				</span>
			</div>
		</>
	);
}
