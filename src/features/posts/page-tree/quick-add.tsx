import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import { moveFocus, useFocusOnMount } from '@/focus';
import { useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import type { PostType } from '../reads/post-type';
import { addPage } from './add-page';
import './style.scss';

/** Props of {@link QuickAdd}. */
export interface QuickAddProps {
	postType: PostType;
}

/** Adds drafts at the end of a list, one title after the other. */
export function QuickAdd( { postType }: QuickAddProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const toggle = useRef< HTMLButtonElement >( null );
	const handleClose = () => {
		setIsOpen( false );
		moveFocus( toggle.current );
	};
	return (
		<div className="atelier-quick-add">
			<Button
				ref={ toggle }
				variant="tertiary"
				size="compact"
				icon={ plus }
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				{ __( 'Quick add', 'atelier' ) }
			</Button>
			{ isOpen && (
				<AddForm postType={ postType } onClose={ handleClose } />
			) }
		</div>
	);
}

function AddForm( {
	postType,
	onClose,
}: QuickAddProps & { onClose: () => void } ) {
	const { navigate } = useNavigate();
	const [ title, setTitle ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const input = useFocusOnMount< HTMLInputElement >();
	const isReady = ! isBusy && title.trim() !== '';
	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isReady ) {
			return;
		}
		setIsBusy( true );
		setProblem( undefined );
		try {
			await addPage(
				postType,
				{ title: title.trim(), parent: 0 },
				navigate
			);
			setTitle( '' );
		} catch ( error ) {
			setProblem(
				getErrorMessage(
					error,
					__(
						'An error occurred while creating the item.',
						'atelier'
					)
				)
			);
		}
		setIsBusy( false );
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.stopPropagation();
			onClose();
		}
	};
	return (
		<form
			className="atelier-quick-add__form"
			onSubmit={ ( event ) => void handleSubmit( event ) }
		>
			<TextControl
				__next40pxDefaultSize
				ref={ input }
				label={ __( 'Title', 'atelier' ) }
				hideLabelFromVision
				placeholder={ __( 'Title', 'atelier' ) }
				value={ title }
				help={ problem && <span role="alert">{ problem }</span> }
				autoComplete="off"
				// Disabled, it would lose the focus for the next title.
				readOnly={ isBusy }
				onChange={ setTitle }
				onKeyDown={ handleKeyDown }
			/>
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="secondary"
				isBusy={ isBusy }
				disabled={ ! isReady }
				accessibleWhenDisabled
			>
				{ __( 'Add', 'atelier' ) }
			</Button>
		</form>
	);
}
