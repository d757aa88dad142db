import { useState } from 'react';
import { Button, CheckboxControl, Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { setStyle } from '@wordpress/global-styles-engine';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { useGlobalStylesRecord } from '@/data/entities/use-global-styles-record';
import {
	getPushableStyles,
	PUSH_GROUPS,
	removePushedStyles,
	type PushableStyle,
	type PushGroup,
} from './get-pushable-styles';

/** Props of {@link PushControl}. */
export interface PushControlProps {
	/** Name of the block's type. */
	name: string;
	/** Title of the block's type. */
	title: string;
	attributes: Readonly< Record< string, unknown > >;
	setAttributes: ( attributes: Record< string, unknown > ) => void;
}

/** Makes styles of one block those of all blocks of its type, after a choice of what (specification 5 and 8.2). */
export function PushControl( {
	name,
	title,
	attributes,
	setAttributes,
}: PushControlProps ) {
	const { canEdit, getRecord, edit } = useGlobalStylesRecord();
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isOpen, setIsOpen ] = useState( false );
	if ( ! canEdit ) {
		return null;
	}
	const styles = getPushableStyles( attributes );

	const push = ( chosen: readonly PushableStyle[] ) => {
		const record = getRecord();
		const before = {
			settings: toNode( record?.settings ),
			styles: toNode( record?.styles ),
		};
		const after = chosen.reduce(
			( config, { path, value } ) =>
				setStyle( config, path.join( '.' ), value, name ),
			{ styles: before.styles } as Parameters< typeof setStyle >[ 0 ]
		);
		const changes = removePushedStyles( attributes, chosen );
		const previous = Object.fromEntries(
			Object.keys( changes ).map( ( key ) => [ key, attributes[ key ] ] )
		);
		setAttributes( changes );
		edit(
			{ settings: before.settings, styles: toNode( after.styles ) },
			false
		);
		void createSuccessNotice(
			sprintf(
				/* translators: %s: title of a block, for example "Heading". */
				__( '%s styles applied.', 'atelier' ),
				title
			),
			{
				type: 'snackbar',
				actions: [
					{
						label: __( 'Undo', 'atelier' ),
						onClick: () => {
							setAttributes( previous );
							edit( before, false );
						},
					},
				],
			}
		);
	};

	return (
		<div className="atelier-push-styles">
			<p>
				{ sprintf(
					/* translators: %s: title of a block, for example "Heading". */
					__(
						'Apply this block’s typography, spacing, border, and color styles to all %s blocks.',
						'atelier'
					),
					title
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				accessibleWhenDisabled
				disabled={ styles.length === 0 }
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Apply globally', 'atelier' ) }
			</Button>
			{ isOpen && (
				<PushModal
					styles={ styles }
					onClose={ () => setIsOpen( false ) }
					onPush={ push }
				/>
			) }
		</div>
	);
}

interface PushModalProps {
	styles: readonly PushableStyle[];
	onClose: () => void;
	onPush: ( chosen: readonly PushableStyle[] ) => void;
}

function PushModal( { styles, onClose, onPush }: PushModalProps ) {
	const [ skipped, setSkipped ] = useState< ReadonlySet< string > >(
		new Set()
	);
	const chosen = styles.filter(
		( style ) => ! skipped.has( keyOf( style ) )
	);
	const handleToggle = ( style: PushableStyle, isChosen: boolean ) => {
		const next = new Set( skipped );
		if ( isChosen ) {
			next.delete( keyOf( style ) );
		} else {
			next.add( keyOf( style ) );
		}
		setSkipped( next );
	};
	return (
		<Modal
			title={ __( 'Apply globally', 'atelier' ) }
			size="small"
			onRequestClose={ onClose }
		>
			{ PUSH_GROUPS.map( ( group ) => {
				const ofGroup = styles.filter(
					( style ) => style.group === group
				);
				return (
					ofGroup.length > 0 && (
						<fieldset
							key={ group }
							className="atelier-push-styles__group"
						>
							<legend>{ describeGroup( group ) }</legend>
							{ ofGroup.map( ( style ) => (
								<CheckboxControl
									key={ keyOf( style ) }
									__nextHasNoMarginBottom
									label={ describeStyle( style ) }
									checked={ ! skipped.has( keyOf( style ) ) }
									onChange={ ( isChosen ) =>
										handleToggle( style, isChosen )
									}
								/>
							) ) }
						</fieldset>
					)
				);
			} ) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				accessibleWhenDisabled
				disabled={ chosen.length === 0 }
				onClick={ () => {
					onClose();
					onPush( chosen );
				} }
			>
				{ __( 'Apply', 'atelier' ) }
			</Button>
		</Modal>
	);
}

function keyOf( { path }: PushableStyle ): string {
	return path.join( '.' );
}

function describeGroup( group: PushGroup ): string {
	const titles: Record< PushGroup, string > = {
		border: __( 'Border', 'atelier' ),
		color: __( 'Color', 'atelier' ),
		spacing: __( 'Spacing', 'atelier' ),
		typography: __( 'Typography', 'atelier' ),
	};
	return titles[ group ];
}

function describeStyle( { path, value }: PushableStyle ): string {
	const property = path
		.slice( 1 )
		.join( ', ' )
		.replace( /([a-z])([A-Z])/g, '$1 $2' )
		.toLowerCase();
	const shown =
		typeof value === 'string'
			? value.replace( /^var:preset\|[^|]+\|/, '' )
			: String( value );
	return sprintf(
		/* translators: 1: name of a style, 2: its value. */
		__( '%1$s: %2$s', 'atelier' ),
		property,
		shown
	);
}

function toNode( value: unknown ): Record< string, unknown > {
	return typeof value === 'object' &&
		value !== null &&
		! Array.isArray( value )
		? ( value as Record< string, unknown > )
		: {};
}
