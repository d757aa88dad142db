import type { Draft } from '../rules/types';
import { DiscardDialog } from './discard-dialog';
import { RenameDraftDialog } from './new-draft-dialog';
import { ProposalDialog } from './proposal-dialog';
import { PublishDialog } from './publish-dialog';
import { RevisionsDialog } from './revisions-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { ShareDialog } from './share-dialog';
import { TakeBackDialog } from './take-back-dialog';

/** Dialog of a draft. */
export type DraftDialogName =
	| 'ask'
	| 'send-back'
	| 'schedule'
	| 'rename'
	| 'revisions'
	| 'share'
	| 'publish'
	| 'discard'
	| 'take-back';

/** Props of {@link DraftDialog}. */
export interface DraftDialogProps {
	name: DraftDialogName;
	draft: Draft;
	onClose: () => void;
}

/** The dialog of an action of a draft. */
export function DraftDialog( { name, ...props }: DraftDialogProps ) {
	switch ( name ) {
		case 'ask':
		case 'send-back':
			return <ProposalDialog job={ name } { ...props } />;
		case 'rename':
			return <RenameDraftDialog { ...props } />;
		case 'revisions':
			return <RevisionsDialog { ...props } />;
		case 'schedule':
			return <ScheduleDialog { ...props } />;
		case 'share':
			return <ShareDialog { ...props } />;
		case 'publish':
			return <PublishDialog { ...props } />;
		case 'discard':
			return <DiscardDialog { ...props } />;
		default:
			return <TakeBackDialog { ...props } />;
	}
}
