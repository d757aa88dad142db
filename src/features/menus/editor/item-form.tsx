import { useState, type FormEvent } from 'react';
import {
	Button,
	CheckboxControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { ModalButtons } from '@/components/modal-buttons';
import { toReadableAddress } from '@/utils/readable-slug';
import { toText } from '@/utils/to-text';
import { getItemLabel, isLink, toPlainText } from '../rules/describe-item';
import { escapeLabel } from '../rules/escape-label';
import type { MenuAttributes, MenuItem } from '../rules/types';
import { TargetSearch } from './target-search';

/** Props of {@link ItemForm}. */
export interface ItemFormProps {
	item: MenuItem;
	/** Called with the changed attributes. */
	onApply: ( changes: MenuAttributes ) => void;
	onClose: () => void;
}

/** Dialog with all fields of an item. */
export function ItemForm( { item, onApply, onClose }: ItemFormProps ) {
	const { attributes } = item;
	const before = {
		label: toPlainText( attributes.label ),
		description: toPlainText( attributes.description ),
	};
	const [ label, setLabel ] = useState( before.label );
	const [ description, setDescription ] = useState( before.description );
	const [ changes, setChanges ] = useState< MenuAttributes >( {} );

	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		onApply( {
			...changes,
			// An unchanged text keeps its markup.
			...( label !== before.label && {
				label: escapeLabel( label.trim() ),
			} ),
			...( description !== before.description && {
				description: escapeLabel( description.trim() ),
			} ),
		} );
		onClose();
	};

	return (
		<Dialog
			title={ sprintf(
				/* translators: %s: label of an item of a menu. */
				__( 'Edit %s', 'atelier' ),
				getItemLabel( item )
			) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<form className="atelier-menu-form" onSubmit={ handleSubmit }>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Label', 'atelier' ) }
					value={ label }
					autoComplete="off"
					onChange={ setLabel }
				/>
				{ isLink( item ) && (
					<LinkFields
						attributes={ { ...attributes, ...changes } }
						description={ description }
						onChange={ ( next ) =>
							setChanges( { ...changes, ...next } )
						}
						onTitle={ ( title ) => {
							if ( label === '' ) {
								setLabel( title );
							}
						} }
						onDescription={ setDescription }
					/>
				) }
				<ModalButtons
					submitLabel={ __( 'Apply', 'atelier' ) }
					onCancel={ onClose }
				/>
			</form>
		</Dialog>
	);
}

interface LinkFieldsProps {
	/** Attributes of the link with the form's changes. */
	attributes: MenuAttributes;
	description: string;
	onChange: ( changes: MenuAttributes ) => void;
	/** Called with the title of the chosen target. */
	onTitle: ( title: string ) => void;
	onDescription: ( description: string ) => void;
}

function LinkFields( {
	attributes,
	description,
	onChange,
	onTitle,
	onDescription,
}: LinkFieldsProps ) {
	const [ isSearching, setIsSearching ] = useState( false );
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Address', 'atelier' ) }
				value={ toReadableAddress( toText( attributes.url ) ) }
				autoComplete="off"
				onChange={ ( url ) =>
					onChange( { ...unlinked, url: url.trim() } )
				}
			/>
			{ isSearching ? (
				<TargetSearch
					onChoose={ ( found ) => {
						const { label: title = '', ...target } = found;
						onChange( { ...unlinked, ...target } );
						onTitle( toPlainText( title ) );
						setIsSearching( false );
					} }
				/>
			) : (
				<Button variant="link" onClick={ () => setIsSearching( true ) }>
					{ __( 'Search for content to link to', 'atelier' ) }
				</Button>
			) }
			<CheckboxControl
				label={ __( 'Open in new tab', 'atelier' ) }
				checked={ attributes.opensInNewTab === true }
				onChange={ ( opensInNewTab ) => onChange( { opensInNewTab } ) }
			/>
			<TextareaControl
				label={ __( 'Description', 'atelier' ) }
				help={ __(
					'The description is shown where the theme supports it.',
					'atelier'
				) }
				rows={ 3 }
				value={ description }
				onChange={ onDescription }
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Rel attribute', 'atelier' ) }
				help={ __(
					'The relationship of the linked address, such as nofollow.',
					'atelier'
				) }
				value={ toText( attributes.rel ) }
				autoComplete="off"
				onChange={ ( rel ) => onChange( { rel } ) }
			/>
		</>
	);
}

// A typed address is not that of the page or term to which the item linked before.
const unlinked: MenuAttributes = {
	id: undefined,
	type: undefined,
	kind: 'custom',
};
