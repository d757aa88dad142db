export { CommandContext } from './command-context';
export { useActionCommands, type ActionCommand } from './use-action-commands';
export { ScreenCommands } from './screen-commands';
