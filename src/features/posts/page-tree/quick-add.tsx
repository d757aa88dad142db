import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import { moveFocus, useFocusOnMount } from '@/focus';
import { LiveOnlyButton } from '@/kits/actions';
import { useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import type { PostType } from '../reads/post-type';
import { addPage } from './add-page';
import { findListedPage, type PagedTree } from './find-listed-page';
import { loadTree } from './load-tree';
import './style.scss';

/** Props of {@link QuickAdd}. */
export interface QuickAddProps {
	postType: PostType;
	/** The list, and the number of the shown page; undefined for a list without pages. */
	list: PagedTree & { page: number | undefined };
	/** Shows the page of the list with the added post. */
	onShow: ( id: number, page: number ) => void;
}

/** An added item that is on another page of the list than the shown one. */
interface AddedElsewhere {
	id: number;
	title: string;
	page: number;
}

/** Form that adds drafts at the end of a list, one title after the other. */
export function QuickAdd( props: QuickAddProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const toggle = useRef< HTMLButtonElement >( null );
	const handleClose = () => {
		setIsOpen( false );
		moveFocus( toggle.current );
	};
	return (
		<div className="atelier-quick-add">
			<LiveOnlyButton
				what="content"
				ref={ toggle }
				variant="tertiary"
				size="compact"
				icon={ plus }
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				{ __( 'Quick add', 'atelier' ) }
			</LiveOnlyButton>
			{ isOpen && <AddForm { ...props } onClose={ handleClose } /> }
		</div>
	);
}

function AddForm( {
	postType,
	list,
	onShow,
	onClose,
}: QuickAddProps & { onClose: () => void } ) {
	const { navigate } = useNavigate();
	const [ title, setTitle ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const [ elsewhere, setElsewhere ] = useState< AddedElsewhere >();
	const input = useFocusOnMount< HTMLInputElement >();
	const isReady = ! isBusy && title.trim() !== '';
	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isReady ) {
			return;
		}
		setIsBusy( true );
		setProblem( undefined );
		setElsewhere( undefined );
		try {
			const id = await addPage(
				postType,
				{ title: title.trim(), parent: 0 },
				navigate
			);
			setTitle( '' );
			void findElsewhere( postType, list, id ).then( ( page ) =>
				setElsewhere(
					page === undefined
						? undefined
						: { id, title: title.trim(), page }
				)
			);
			// After a click the button has the focus, but the next title is typed in the field.
			moveFocus( input.current );
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
	const handleShow: typeof onShow = ( ...place ) => {
		// The button is removed at once, before the page with the row is loaded.
		moveFocus( input.current );
		onShow( ...place );
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
				// A disabled field would lose the focus, which the next title needs.
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
			{ elsewhere && list.page !== elsewhere.page && (
				<PlaceOfAdded added={ elsewhere } onShow={ handleShow } />
			) }
		</form>
	);
}

interface PlaceOfAddedProps extends Pick< QuickAddProps, 'onShow' > {
	added: AddedElsewhere;
}

function PlaceOfAdded( {
	added: { id, title, page },
	onShow,
}: PlaceOfAddedProps ) {
	return (
		<p className="atelier-quick-add__place" role="status">
			{ sprintf(
				/* translators: 1: title of a page. 2: number of a page of the list. */
				__( '“%1$s” is on page %2$d of the list.', 'atelier' ),
				title,
				page
			) }{ ' ' }
			<Button variant="link" onClick={ () => onShow( id, page ) }>
				{ __( 'Show', 'atelier' ) }
			</Button>
		</p>
	);
}

// A failure is ignored: the notice that it was added is enough.
async function findElsewhere(
	postType: PostType,
	list: QuickAddProps[ 'list' ],
	id: number
): Promise< number | undefined > {
	if ( list.page === undefined ) {
		return undefined;
	}
	const pages = await loadTree( postType ).catch( () => [] );
	return findListedPage( pages, list, id );
}
